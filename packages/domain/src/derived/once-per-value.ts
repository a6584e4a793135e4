/**
 * What follows from a value, worked out when it is first asked for and kept as long as the value lives. Values never change here:
 * where something changed there is another value, so that what is kept is never old.
 */
export function oncePerValue<Value extends object, Derived>(
  derive: (value: Value) => Derived,
): (value: Value) => Derived {
  const kept = new WeakMap<Value, { derived: Derived }>()
  return (value) => {
    let known = kept.get(value)
    if (!known) {
      known = { derived: derive(value) }
      kept.set(value, known)
    }
    return known.derived
  }
}
