/** Answers of the keys that have one. */
type AskAll<Value> = (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>

/**
 * What is asked within one turn of the event loop is one question: many readers at once then cost the database little more than one.
 * Each is answered by a question that was put after they asked.
 */
export function askedTogether<Value>(ask: AskAll<Value>): (key: string) => Promise<Value | undefined> {
  let keys = new Set<string>()
  let asking: Promise<ReadonlyMap<string, Value>> | undefined
  const atTheEndOfTheTurn = () => new Promise<void>((resolve) => setImmediate(resolve))
  const askNext = async () => {
    await atTheEndOfTheTurn()
    const now = [...keys]
    keys = new Set()
    asking = undefined
    return ask(now)
  }
  return async (key) => {
    keys.add(key)
    asking ??= askNext()
    const answers = await asking
    return answers.get(key)
  }
}
