import { textKey } from './json-format.ts'

/** The entry that is about to be saved, as Sveltia passes it to listeners. */
interface SavedEntry {
  get(key: string): unknown
  getIn(path: readonly string[]): unknown
}

/**
 * Asks before a save overwrites a file that was changed outside the editor since its form was read. `toFile` is to be
 * wrapped with `remember`, so that the editor's own saves are known.
 */
export function changedFiles(databaseName: string) {
  const saved = new Map<string, string>()
  let path = ''
  return {
    remember(text: string): string {
      saved.set(path, text)
      return text
    },
    async askBeforeSaving({ entry }: { entry: SavedEntry }): Promise<void> {
      path = String(entry.get('path'))
      const known = saved.get(path) ?? entry.getIn(['data', textKey])
      const found = await textAt(databaseName, path)
      if (found === undefined || sameLines(found) === sameLines(String(known ?? ''))) return
      if (!confirm(question(path))) throw new Error('saving_failed', { cause: new Error(kept) })
    },
  }
}

const question = (path: string) =>
  `${path} was changed outside this editor after its form was read: by hand, or by git.\n\nOK saves your form over it; what was changed there is lost. Cancel saves nothing.`

const kept =
  'Nothing was saved, and what you typed is kept. To see what was changed outside, open the file, or copy what you typed and load this page again.'

const sameLines = (text: string) => text.replaceAll('\r\n', '\n').trim()

/** The text of a file in the folder that was opened; undefined where there is none. */
async function textAt(databaseName: string, path: string): Promise<string | undefined> {
  let folder = await stored<FileSystemDirectoryHandle>(
    databaseName,
    'file-system-handles',
    (handles) => handles.get('root_dir_handle'),
  )
  const names = path.split('/')
  const name = names.pop() ?? ''
  try {
    for (const part of names) folder = await folder?.getDirectoryHandle(part)
    return await (await (await folder?.getFileHandle(name))?.getFile())?.text()
  } catch {
    return undefined
  }
}

/** What a query finds in a store of a database of this browser; undefined where there is no such store. */
async function stored<Found>(
  databaseName: string,
  storeName: string,
  query: (store: IDBObjectStore) => IDBRequest<Found>,
): Promise<Found | undefined> {
  const database = await answerOf(indexedDB.open(databaseName))
  try {
    if (!database.objectStoreNames.contains(storeName)) return undefined
    return await answerOf(query(database.transaction(storeName).objectStore(storeName)))
  } finally {
    database.close()
  }
}

function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
