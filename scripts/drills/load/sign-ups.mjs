import { signIn, signUp } from '../../../testing/dist/sign-in.js'

/** One person after the other signs up, and in again in another browser, over the real pages; whoever can't is remembered. */
export function startSignUps(origin) {
  const state = { isRunning: true, people: 0, failures: [] }
  const ended = signUpOneByOne(origin, state)
  return {
    state,
    stop: async () => {
      state.isRunning = false
      await ended
    },
  }
}

async function signUpOneByOne(origin, state) {
  while (state.isRunning) {
    try {
      await signIn(origin, await signUp(origin))
      state.people += 1
    } catch (error) {
      state.failures.push(String(error))
    }
  }
}
