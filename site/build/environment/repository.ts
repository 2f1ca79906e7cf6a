import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const project = resolve(fileURLToPath(new URL('../../..', import.meta.url)))

/** The git repository that a folder is in; this project's folder if a host builds without git. */
export function repositoryOf(folder: string): { root: string; hasGit: boolean } {
  // In a worktree or a submodule .git is a file.
  if (existsSync(join(folder, '.git'))) return { root: folder, hasGit: true }
  const parent = dirname(folder)
  return parent === folder ? { root: project, hasGit: false } : repositoryOf(parent)
}

/**
 * The path of a content folder within its repository, '' when it is the root. Without git, the
 * repository is this project's folder; the path is undefined when the content is not in it either.
 */
export function contentPath(folder: string): string | undefined {
  const path = relative(repositoryOf(folder).root, folder).split(sep)
  return path[0] === '..' ? undefined : path.join('/')
}
