interface ProblemKindRow {
  status: number
  title: string
  /** The sentence used when the place that raised the problem has nothing better to say. */
  detail: string
}

/** Every problem the API can answer with. A kind without a status and a sentence can't compile. */
export const problemKinds = {
  'invalid-input': {
    status: 400,
    title: 'Some of this needs another look',
    detail: 'One or more fields are not right.',
  },
  'malformed-request': {
    status: 400,
    title: 'This request can’t be read',
    detail: 'The request is not in the form this call takes.',
  },
  unauthenticated: {
    status: 401,
    title: 'Please sign in',
    detail: 'The access token is missing, expired or not valid here.',
  },
  // The title is the access state, which clients route by.
  'no-subscription': {
    status: 402,
    title: 'not_found',
    detail: 'This needs a subscription. Choose a plan to begin.',
  },
  'subscription-expired': {
    status: 402,
    title: 'expired',
    detail: 'Your subscription has expired. Renew it to go on.',
  },
  'subscription-canceled': {
    status: 402,
    title: 'canceled',
    detail: 'Your subscription was canceled and has ended. Subscribe again to go on.',
  },
  'sign-in-again': {
    status: 403,
    title: 'Please sign in again',
    detail: 'You signed in a while ago. Sign in once more, then try again.',
  },
  'scope-missing': {
    status: 403,
    title: 'This token doesn’t reach that far',
    detail: 'This token lacks the scope that the call needs. Make one that has it.',
  },
  'closed-to-tokens': {
    status: 403,
    title: 'Not for tokens',
    detail: 'No token opens this call. Sign in to use it.',
  },
  forbidden: { status: 403, title: 'Not allowed', detail: 'This is not yours to do.' },
  'not-found': { status: 404, title: 'Not found', detail: 'There is nothing here, or it is not yours.' },
  'method-not-allowed': {
    status: 405,
    title: 'Method not allowed',
    detail: 'This address does not take that method.',
  },
  conflict: {
    status: 409,
    title: 'Not possible right now',
    detail: 'The current state does not allow this.',
  },
  'password-elsewhere': {
    status: 409,
    title: 'Changed elsewhere',
    detail: 'The password is changed with the provider you sign in with.',
  },
  'sessions-elsewhere': {
    status: 409,
    title: 'Signed in elsewhere',
    detail: 'Where you are signed in is kept by the provider you sign in with.',
  },
  'passkeys-elsewhere': {
    status: 409,
    title: 'Kept elsewhere',
    detail: 'Passkeys and second steps are kept by the provider you sign in with.',
  },
  'passkey-needed': {
    status: 409,
    title: 'A passkey is needed',
    detail: 'Add a passkey first. Without one, nothing could be asked for after the password.',
  },
  'plan-exists': {
    status: 409,
    title: 'You have a plan already',
    detail: 'Make a new plan from the one you have.',
  },
  'already-subscribed': {
    status: 409,
    title: 'You have a subscription already',
    detail: 'Nothing was charged. You can change your plan under Billing.',
  },
  'subscription-refused': {
    status: 409,
    title: 'Your subscription doesn’t allow this',
    detail: 'Your subscription stays as it was.',
  },
  'key-reused': {
    status: 409,
    title: 'Another request had this key',
    detail: 'This Idempotency-Key came with a different request before. Nothing was charged.',
  },
  'change-refused': {
    status: 409,
    title: 'Your plan doesn’t allow this',
    detail: 'Your plan stays as it was.',
  },
  'precondition-failed': {
    status: 412,
    title: 'Changed meanwhile',
    detail: 'This is no longer as the request expects it.',
  },
  'too-large': {
    status: 413,
    title: 'Too large',
    detail: 'The body is larger than this call takes.',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'Unsupported type',
    detail: 'The body’s content type is not one this call takes.',
  },
  'range-not-satisfiable': {
    status: 416,
    title: 'Nothing at that place',
    detail: 'What is asked for is shorter than the range begins.',
  },
  'rows-at-fault': {
    status: 422,
    title: 'Nothing was imported',
    detail: 'Some rows need another look.',
  },
  'took-too-long': {
    status: 422,
    title: 'This took too long to read',
    detail: 'Reading it took longer than it may, so it was stopped. Try it in smaller parts.',
  },
  'nothing-fits': {
    status: 422,
    title: 'No plan fits all of this',
    detail: 'No day can be planned in your ranges with these answers. Asking a little less helps.',
  },
  'nothing-suitable': {
    status: 422,
    title: 'No suitable recipe',
    detail:
      "We couldn't find suitable recipes to fit both your macros and preferences. Consider revising your preferences or contact us for more help.",
  },
  'forbidden-recipe': {
    status: 422,
    title: 'Not a recipe for you',
    detail: 'This recipe has something you avoid.',
  },
  'coupon-refused': {
    status: 422,
    title: 'Coupon refused',
    detail: 'Not a valid or active coupon',
  },
  'payment-declined': {
    status: 422,
    title: 'Payment declined',
    detail: 'The payment was declined. Nothing was charged. Try another card or account.',
  },
  'confirmation-needed': {
    status: 422,
    title: 'Your bank wants to confirm this',
    detail: 'Your bank wants to confirm this first. Nothing was charged.',
  },
  'token-refused': {
    status: 422,
    title: 'Payment details needed again',
    detail: 'These payment details were used before or are too old. Please enter them again.',
  },
  'captcha-refused': {
    status: 422,
    title: 'Are you a person?',
    detail: 'The check that you are a person did not pass or is too old. Please try again.',
  },
  'too-many-requests': {
    status: 429,
    title: 'Too many requests',
    detail: 'Please wait a moment and try again.',
  },
  internal: {
    status: 500,
    title: 'Something went wrong on our side',
    detail: 'It has been logged. Please try again.',
  },
  unavailable: {
    status: 503,
    title: 'Back in a moment',
    detail: 'The service can’t answer right now. Nothing was changed.',
  },
} as const satisfies Record<string, ProblemKindRow>

export type ProblemKind = keyof typeof problemKinds
