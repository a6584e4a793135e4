/** For the terminal. */
export function viewsText(counts: readonly { path: string; views: number }[], since: string): string {
  if (counts.length === 0) return `No page has been counted since ${since}.`
  const total = counts.reduce((sum, { views }) => sum + views, 0)
  const width = String(total).length
  const lines = counts.map(({ path, views }) => `${String(views).padStart(width)}  ${path}`)
  return [`Opened since ${since}:`, ...lines, `${total}  in all`].join('\n')
}
