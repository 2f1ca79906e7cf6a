import { relative } from 'node:path'
import { normalizePath } from 'vite'
import { repositoryOf } from './repository.ts'

/** Where a folder of content is within its repository; undefined where no repository can be seen that has it. */
export function contentPath(folder: string): string | undefined {
  const path = normalizePath(relative(repositoryOf(folder).root, folder))
  return path.startsWith('../') ? undefined : path
}
