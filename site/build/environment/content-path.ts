import { relative, sep } from 'node:path'
import { repositoryOf } from './repository.ts'

/**
 * Where a folder of content is within its repository, '' where it is all of it; undefined where no repository can be seen
 * that has it.
 */
export function contentPath(folder: string): string | undefined {
  const path = relative(repositoryOf(folder).root, folder).split(sep)
  return path[0] === '..' ? undefined : path.join('/')
}
