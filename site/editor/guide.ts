import type { EditorData } from './editor-data.ts'

/** What somebody who comes to edit has to do first. */
export type Guide = 'choose-folder' | 'use-other-browser' | 'start-git' | 'sign-in'

export function guideOf(
  { isLocal, folder }: Pick<EditorData, 'isLocal' | 'folder'>,
  canOpenFolders: boolean,
): Guide {
  if (!isLocal) return 'sign-in'
  if (!canOpenFolders) return 'use-other-browser'
  return folder?.hasGit ? 'choose-folder' : 'start-git'
}
