import { databaseName } from './stored-names.ts'

const tableName = 'items'

/** Where IndexedDB is blocked, as in some private windows: lasts until the page is left. */
const inMemory = new Map<string, unknown>()

export async function readRow<Row>(key: string): Promise<Row | undefined> {
  return inTable('readonly', (table) => table.get(key)).catch(() => inMemory.get(key)) as Promise<
    Row | undefined
  >
}

export async function readRows<Row>(): Promise<Row[]> {
  return inTable('readonly', (table) => table.getAll()).catch(() => [...inMemory.values()]) as Promise<Row[]>
}

export async function writeRow(key: string, row: unknown): Promise<void> {
  await inTable('readwrite', (table) => table.put(row, key)).catch(() => inMemory.set(key, row))
}

export async function dropRow(key: string): Promise<void> {
  inMemory.delete(key)
  await inTable('readwrite', (table) => table.delete(key)).catch(() => undefined)
}

/** Opened for each access: an open connection would delay deleting the database, in other tabs too. */
async function inTable<Answer>(
  mode: IDBTransactionMode,
  ask: (table: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  const database = await openDatabase()
  try {
    return await answerTo(ask(database.transaction(tableName, mode).objectStore(tableName)))
  } finally {
    database.close()
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(tableName)
  return answerTo(request)
}

function answerTo<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
