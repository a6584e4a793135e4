const bytes = 12

/** Not `randomUUID`: that one is missing where the product is served without TLS. */
export function newId(): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes))
  return [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
