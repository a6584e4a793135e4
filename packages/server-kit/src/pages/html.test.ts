import { expect, test } from 'vitest'
import { html } from './html.ts'

test('[AUTH-6] what is put into markup can’t become markup', () => {
  const name = `<img src=x onerror="alert('1')"> & co`
  expect(html`<p title="${name}">${name}</p>`.text).toBe(
    '<p title="&#60;img src=x onerror=&#34;alert(&#39;1&#39;)&#34;&#62; &#38; co">' +
      '&#60;img src=x onerror=&#34;alert(&#39;1&#39;)&#34;&#62; &#38; co</p>',
  )
})

test('[AUTH-6] markup in markup stays, lists are joined, and nothing is nothing', () => {
  const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`)
  expect(html`<ul>${items}</ul>${undefined}${false}${0}`.text).toBe(
    '<ul><li>a</li><li>&#60;b&#62;</li></ul>0',
  )
})
