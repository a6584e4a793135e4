export type Queue = {
  /** Resolves at the caller's turn to the function that ends it; only the first call of that function counts. */
  enter(): Promise<() => void>
}

/** First in, first out. */
export function createQueue(): Queue {
  let last = Promise.resolve()
  return {
    enter: async () => {
      const before = last
      let leave = () => {}
      last = new Promise((resolve) => {
        leave = resolve
      })
      await before
      return leave
    },
  }
}
