export type QueueByKey = <Value>(key: string, work: () => Promise<Value>) => Promise<Value>

/** Runs the work of one key in the order it came, one piece at a time; other keys don't wait for it. */
export function queueByKey(): QueueByKey {
  const lastOf = new Map<string, Promise<unknown>>()
  return (key, work) => {
    const running = (lastOf.get(key) ?? Promise.resolve()).then(work, work)
    lastOf.set(key, running)
    const forgetKey = () => {
      if (lastOf.get(key) === running) lastOf.delete(key)
    }
    running.then(forgetKey, forgetKey)
    return running
  }
}
