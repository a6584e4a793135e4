import { base, Check } from 'oidc-provider/lib/helpers/interaction_policy/index.js'

/** Shows the sign-in page without a session, when the client asks for it, and when the session has no account. */
export function signInPolicy() {
  const policy = base()
  policy.remove('consent')
  policy.get('login')?.checks.add(
    new Check('session_over', 'the session is over', 'login_required', (ctx) => {
      const { session, account } = ctx.oidc
      return session?.accountId !== undefined && !account ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT
    }),
  )
  return policy
}
