import { inflateSync } from 'node:zlib'

const woffHeaderBytes = 44
const woffEntryBytes = 20
const sfntHeaderBytes = 12
const sfntEntryBytes = 16

type Table = { entry: Buffer; data: Buffer }

/** The same font unpacked: once here, and not for every document. */
export function sfntOfWoff(woff: Buffer): Buffer {
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => tableAt(woff, index))
  const header = Buffer.alloc(sfntHeaderBytes)
  woff.copy(header, 0, 4, 8)
  header.writeUInt16BE(tables.length, 4)
  let offset = sfntHeaderBytes + tables.length * sfntEntryBytes
  for (const { entry, data } of tables) {
    entry.writeUInt32BE(offset, 8)
    offset += data.length
  }
  return Buffer.concat([header, ...tables.map(({ entry }) => entry), ...tables.map(({ data }) => data)])
}

function tableAt(woff: Buffer, index: number): Table {
  const at = woffHeaderBytes + index * woffEntryBytes
  const offset = woff.readUInt32BE(at + 4)
  const packedBytes = woff.readUInt32BE(at + 8)
  const bytes = woff.readUInt32BE(at + 12)
  const stored = woff.subarray(offset, offset + packedBytes)
  const entry = Buffer.alloc(sfntEntryBytes)
  woff.copy(entry, 0, at, at + 4)
  woff.copy(entry, 4, at + 16, at + 20)
  entry.writeUInt32BE(bytes, 12)
  return { entry, data: toWholeWords(packedBytes < bytes ? inflateSync(stored) : stored) }
}

/** Tables begin at multiples of four bytes. */
function toWholeWords(data: Buffer): Buffer {
  const missing = (4 - (data.length % 4)) % 4
  return missing === 0 ? data : Buffer.concat([data, Buffer.alloc(missing)])
}
