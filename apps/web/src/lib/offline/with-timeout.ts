/** Long enough for a weak signal, short enough to say that there is none. */
const patienceMs = 10_000

/** A network that is connected but dead never answers: after a while that counts as a failure like any other. */
export function withTimeout<Answer>(answer: Promise<Answer>, withinMs = patienceMs): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TypeError('The server didn’t answer in time')), withinMs)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
