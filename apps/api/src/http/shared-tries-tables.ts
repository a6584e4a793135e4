export interface SharedTriesTables {
  shared_tries: SharedTriesTable
}

interface SharedTriesTable {
  /** A hash of what is limited and who tries. */
  bucket: string
  tries: number
  /** Counted anew from here on. */
  ends_at: string
}
