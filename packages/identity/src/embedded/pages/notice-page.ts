import { html } from '@butterleaf/server-kit/pages/html'
import { renderPage } from '@butterleaf/server-kit/pages/layout'
import type { FastifyReply } from 'fastify'

export interface Notice {
  title: string
  lead: string
  action: { label: string; href: string }
  /** A short code to tell the support. */
  code?: string
}

/** A page with one message and one link. */
export function noticePage({ title, lead, action, code }: Notice): string {
  return renderPage({
    title,
    content: html`<h1 class="idp-title">${title}</h1>
<p class="idp-lead">${lead}</p>
<p class="idp-form"><a class="idp-button" href="${action.href}">${action.label}</a></p>`,
    foot: code ? html`Code: ${code}` : undefined,
  })
}

const signInAgain = { label: 'Sign in', href: '/auth/login' }

export const notices = {
  expired: {
    title: 'This sign-in has expired',
    lead: 'It was open for too long, or it was finished in another tab.',
    action: { label: 'Start again', href: '/auth/login' },
  },
  linkExpired: {
    title: 'This link no longer works',
    lead: 'It has been used already, or it is too old. Ask for a new one.',
    action: { label: 'Send a new link', href: '/idp/forgot' },
  },
  confirmationExpired: {
    title: 'This link no longer works',
    lead: 'It is too old. Your account is fine: you can sign in and go on.',
    action: signInAgain,
  },
  emailConfirmed: {
    title: 'E-mail address confirmed',
    lead: 'Thank you. That was all.',
    action: { label: 'Go to Butterleaf', href: '/' },
  },
  passwordChanged: {
    title: 'Password changed',
    lead: 'You are signed out everywhere. Sign in with the new password.',
    action: signInAgain,
  },
  signedOut: {
    title: 'Signed out',
    lead: 'See you at the next meal.',
    action: { label: 'Go to the home page', href: '/' },
  },
  notFound: {
    title: 'Nothing here',
    lead: 'This address leads nowhere.',
    action: { label: 'Go to the home page', href: '/' },
  },
  wrongMethod: {
    title: 'That didn’t work',
    lead: 'This address can’t be used in that way.',
    action: { label: 'Go to the home page', href: '/' },
  },
  malformed: {
    title: 'That didn’t work',
    lead: 'What was sent can’t be read. Go back and try again.',
    action: { label: 'Start again', href: '/auth/login' },
  },
  refused: {
    title: 'That didn’t work',
    lead: 'This sign-in was started in a way we do not accept.',
    action: { label: 'Start again', href: '/auth/login' },
  },
  tooMany: {
    title: 'One moment',
    lead: 'That was a lot of requests. Wait a minute, then try again.',
    action: { label: 'Start again', href: '/auth/login' },
  },
  unavailable: {
    title: 'Back in a moment',
    lead: 'We can’t sign anyone in right now. Nothing was changed.',
    action: { label: 'Try again', href: '/auth/login' },
  },
  failed: {
    title: 'Something went wrong on our side',
    lead: 'It has been logged. Please try again.',
    action: { label: 'Start again', href: '/auth/login' },
  },
} as const satisfies Record<string, Notice>

export function sendPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page)
}
