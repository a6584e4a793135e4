/** Some browsers fetch the address only after the click has returned. */
const addressLivesMs = 60_000

/** Downloads a file to the device. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), addressLivesMs)
}
