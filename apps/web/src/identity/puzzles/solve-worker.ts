import type { Puzzle } from '@butterleaf/contract/account/puzzle-schemas'
import { findNumber } from './find-number.ts'

/** What the worker says: how far it is, and at last the number, or that there is none. */
export type Told = { tried: number } | { number: number | undefined }

const tell = (told: Told) => postMessage(told)

addEventListener('message', ({ data }: MessageEvent<Puzzle>) => {
  findNumber(data, (tried) => tell({ tried })).then(
    (number) => tell({ number }),
    () => tell({ number: undefined }),
  )
})
