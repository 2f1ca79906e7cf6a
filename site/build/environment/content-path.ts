import { relative, sep } from 'node:path'
import { repositoryOf } from './repository.ts'

/**
 * The path of a content folder within its repository, '' when it is the root. Without git, the
 * repository is this project's folder; the path is undefined when the content is not in it either.
 */
export function contentPath(folder: string): string | undefined {
  const path = relative(repositoryOf(folder).root, folder).split(sep)
  return path[0] === '..' ? undefined : path.join('/')
}
