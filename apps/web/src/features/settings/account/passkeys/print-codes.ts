/** Prints the codes alone, from a frame of their own, since the page's sheet prints the page. */
export function printCodes(codes: readonly string[]): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  const sheet = frame.contentDocument
  if (!sheet || !frame.contentWindow) return
  const title = sheet.createElement('h1')
  title.textContent = 'Butterleaf recovery codes'
  const list = sheet.createElement('ol')
  for (const code of codes) {
    const row = sheet.createElement('li')
    row.textContent = code
    list.append(row)
  }
  sheet.body.append(title, list)
  frame.contentWindow.addEventListener('afterprint', () => frame.remove())
  frame.contentWindow.print()
}
