import type { Plugin } from 'vite'

const router = /\/node_modules\/react-router\//
/** `Form.displayName = "Form";` keeps a component that nothing uses. */
const displayName = /^\w+\.displayName = "\w+";$/gm
/** So does a call that the bundler doesn't know: `var Form = React.forwardRef(…)`. */
const wrapped = /= (React\d*\.(?:forwardRef|memo|createContext)\()/g

/** The router's forms, links and prefetching, which the app doesn't use: 1.8 KiB of every start (decision 172). */
export function dropUnusedComponents(): Plugin {
  return {
    name: 'drop-unused-components',
    apply: 'build',
    transform(code, id) {
      if (!router.test(id)) return null
      return { code: code.replace(displayName, '').replace(wrapped, '= /* @__PURE__ */ $1'), map: null }
    },
  }
}
