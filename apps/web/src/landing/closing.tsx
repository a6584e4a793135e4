import { paths } from '#lib/paths.ts'
import { buttonLook } from '#ui/action/button-look.ts'

export function Closing() {
  return (
    <section
      aria-labelledby="closing-title"
      className="bg-butter px-5 py-7 text-center text-on-butter lg:py-24 dark:bg-surface dark:text-ink"
    >
      <h2 id="closing-title" className="mx-auto max-w-2xl text-2xl lg:text-3xl">
        What’s for dinner is a settled matter
      </h2>
      <p className="mx-auto mt-2 max-w-md lg:mt-4 lg:text-lg">
        Ten short questions, then four weeks on the table.
      </p>
      <a href={paths['checkout.root']} className={buttonLook({ size: 'lg', className: 'mt-4 lg:mt-8' })}>
        Start with a plan
      </a>
    </section>
  )
}
