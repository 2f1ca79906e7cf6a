import { existsSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { normalizePath } from 'vite'
import type { LocalFolder } from '../../editor/editor-data.ts'

const project = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * The folder that the owner opens to edit a folder of content: the nearest one around it that git looks after. Where there
 * is none, it is the one that git should look after.
 */
export function localFolderOf(content: string): LocalFolder {
  const root = gitRootOf(content)
  const isOfProject = normalizePath(content).startsWith(normalizePath(project))
  const path = root ?? (isOfProject ? resolve(project) : content)
  return {
    name: basename(path),
    path,
    contentPath: relative(path, content).replaceAll(sep, '/'),
    hasGit: root !== undefined,
  }
}

/** In a worktree `.git` is a file, which Sveltia takes as well. */
function gitRootOf(folder: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return folder
  const parent = dirname(folder)
  return parent === folder ? undefined : gitRootOf(parent)
}
