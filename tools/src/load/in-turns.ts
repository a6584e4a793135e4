/** The answers in the order of what was asked, so many at a time. */
export async function inTurns<One, Answer>(
  all: readonly One[],
  atOnce: number,
  act: (one: One) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = []
  let next = 0
  const turn = async () => {
    while (next < all.length) {
      const at = next++
      answers[at] = await act(all[at]!)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, turn))
  return answers
}
