import type { EditorData } from './editor-data.ts'

/** What somebody who comes to edit has to do first. */
type Guide = 'choose-folder' | 'use-other-browser' | 'start-git' | 'sign-in'

export function guideOf(
  { isLocal, folder }: Pick<EditorData, 'isLocal' | 'folder'>,
  canOpenFolders: boolean,
): Guide {
  if (!isLocal) return 'sign-in'
  if (!canOpenFolders) return 'use-other-browser'
  return folder?.hasGit ? 'choose-folder' : 'start-git'
}

interface FolderPicker {
  showDirectoryPicker?: (options?: { mode: 'readwrite' }) => Promise<FileSystemDirectoryHandle>
}

/** Whether the browser lets a page open a folder on this computer. */
export function canOpenFolders(): boolean {
  return 'showDirectoryPicker' in window
}

/**
 * Asks for the folder and for permission to write into it at the same time, where Sveltia asks for
 * each separately, and refuses a folder without the content, for which Sveltia would show empty
 * forms.
 */
export function chooseFolderWith(contentPath: string): void {
  const picker: Window & FolderPicker = window
  const choose = picker.showDirectoryPicker?.bind(window)
  if (!choose) return
  picker.showDirectoryPicker = async () => {
    const chosen = await choose({ mode: 'readwrite' })
    let folder = chosen
    for (const name of contentPath.split('/').filter(Boolean)) {
      folder = await folder.getDirectoryHandle(name)
    }
    return chosen
  }
}
