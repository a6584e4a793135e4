/** The files of one version that make the app work without a server. */
export type AppFiles = Readonly<{
  version: string
  /** The page's start script; its name differs between versions. */
  entry: string
  files: readonly string[]
}>

/** Any screen's address answers with the app's one page, which is cached under this one. */
export const pageAddress = '/app'
