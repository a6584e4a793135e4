export type Queue = {
  /** Resolves when it is one's turn, to what ends it; only the first call of that counts. */
  enter(): Promise<() => void>
}

/** One after the other, in the order they came. */
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
