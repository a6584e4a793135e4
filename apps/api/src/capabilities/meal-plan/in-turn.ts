export type InTurn = <Value>(key: string, work: () => Promise<Value>) => Promise<Value>

/** One piece of work of a key after the other, in the order they came; other keys don't wait. */
export function inTurnByKey(): InTurn {
  const last = new Map<string, Promise<unknown>>()
  return (key, work) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work, work)
    last.set(key, turn)
    const leave = () => {
      if (last.get(key) === turn) last.delete(key)
    }
    turn.then(leave, leave)
    return turn
  }
}
