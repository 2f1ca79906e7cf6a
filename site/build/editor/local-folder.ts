import { basename, relative, sep } from 'node:path'
import { normalizePath } from 'vite'
import type { LocalFolder } from '../../editor/editor-data.ts'
import { repositoryOf } from '../environment/repository.ts'

/**
 * The folder that the owner opens to edit a folder of content: the nearest git repository around
 * it. Without a repository, it is the folder in which the owner should make one.
 */
export function localFolderOf(content: string): LocalFolder {
  const { root, hasGit } = repositoryOf(content)
  const isInProject = `${normalizePath(content)}/`.startsWith(`${normalizePath(root)}/`)
  const path = hasGit || isInProject ? root : content
  return {
    name: basename(path),
    path,
    contentPath: relative(path, content).replaceAll(sep, '/'),
    hasGit,
  }
}
