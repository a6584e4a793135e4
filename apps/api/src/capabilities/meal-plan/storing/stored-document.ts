type Fields = Record<string, unknown>

/** From the format of its place, counted from 1, to the next. */
export type Upgrade = (document: Fields) => Fields

export type DocumentKind<Content> = Readonly<{
  read(text: string): Content
  write(content: Content): string
}>

/** JSON text with a format number: older ones are brought up to date as they are read, newer ones stop the reading. */
export function documentKind<Content extends object>(
  name: string,
  upgrades: readonly Upgrade[],
): DocumentKind<Content> {
  const current = upgrades.length + 1
  return {
    write: (content) => JSON.stringify({ format: current, ...content }),
    read: (text) => {
      const { format, ...document } = JSON.parse(text) as Fields
      if (typeof format !== 'number' || format < 1) throw new Error(`A stored ${name} has no format.`)
      if (format > current) {
        throw new Error(
          `A stored ${name} is of format ${format}; this version knows up to ${current}. Run the newer one.`,
        )
      }
      return upgrades.slice(format - 1).reduce((older, upgrade) => upgrade(older), document) as Content
    },
  }
}
