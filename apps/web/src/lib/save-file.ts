/** Some browsers fetch the address only after the click has returned. */
const addressLivesMs = 60_000

/** Hands the person a file. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), addressLivesMs)
}
