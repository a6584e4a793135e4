import { siteName } from '@butterleaf/contract/site-name'
import { type Html, html } from './html.ts'

interface Page {
  title: string
  content: Html
  /** Small print, below the card. */
  foot?: Html | undefined
  /** Adds the script that posts the page's form at once; browsers without script show a button. */
  submitsItself?: boolean
  /** Adds the web app's script for forms, which they work without. */
  hasForms?: boolean
}

/** The frame of every sign-in page. The web app builds the stylesheet and the theme script. */
export function renderPage({ title, content, foot, submitsItself = false, hasForms = false }: Page): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#fbf5e4">
<title>${title} · ${siteName}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/identity.css">
<script src="/theme.js"></script>${submitsItself && html`\n<script src="/idp/submit.js" defer></script>`}${
    hasForms && html`\n<script src="/assets/identity-forms.js" defer></script>`
  }
</head>
<body class="idp-page">
<header class="idp-header"><a class="idp-wordmark" href="/">${siteName}</a></header>
<main class="idp-card">
${content}
</main>${foot && html`\n<footer class="idp-foot">${foot}</footer>`}
</body>
</html>
`.text
}
