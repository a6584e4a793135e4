type Cbor = number | string | Uint8Array | ReadonlyMap<number | string, Cbor>

/** As much of CBOR (RFC 8949) as an authenticator needs: whole numbers, text, bytes and maps. */
export function encodeCbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flatMap(([key, each]) => [encodeCbor(key), encodeCbor(each)])
  return Buffer.concat([head(5, value.size), ...entries])
}

function head(kind: number, count: number): Buffer {
  const first = kind << 5
  if (count < 24) return Buffer.from([first | count])
  if (count < 256) return Buffer.from([first | 24, count])
  return Buffer.from([first | 25, count >> 8, count & 255])
}
