import { signIn, signUp } from '@butterleaf/testing/sign-in'

type State = { isRunning: boolean; people: number; failures: string[] }

/** One person after the other signs up, and in again in another browser, over the real pages; who can't is remembered. */
export function startSignUps(origin: string) {
  const state: State = { isRunning: true, people: 0, failures: [] }
  const ended = signUpOneByOne(origin, state)
  return {
    state,
    stop: async () => {
      state.isRunning = false
      await ended
    },
  }
}

async function signUpOneByOne(origin: string, state: State): Promise<void> {
  while (state.isRunning) {
    try {
      await signIn(origin, await signUp(origin))
      state.people += 1
    } catch (error) {
      state.failures.push(String(error))
    }
  }
}
