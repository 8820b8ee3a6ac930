/*
 * Translators of browsers put a <font> in the place of each text node. React keeps the node: to remove it would throw, and
 * what it writes into it would not be seen.
 */

/** The element in the place of a text node that a translator has removed. */
const translations = new WeakMap<Node, Element>()
const used = new WeakSet<Node>()

const translationIn = (parent: Node, node: Node): Element | undefined => {
  const translation = translations.get(node)
  return translation?.parentNode === parent ? translation : undefined
}

function follow({ target, removedNodes, addedNodes, previousSibling, nextSibling }: MutationRecord): void {
  for (const text of removedNodes) {
    if (!(text instanceof Text) || text.isConnected) continue
    const translation = [...addedNodes, nextSibling, previousSibling].find(
      node => node instanceof HTMLElement && node.localName === 'font' && node.parentNode === target && !used.has(node),
    )
    if (!(translation instanceof Element)) continue
    used.add(translation)
    translations.set(text, translation)
    rewrites.observe(text, { characterData: true })
  }
}

/** A new text takes its place again, for the translator to find. */
const rewrites = new MutationObserver(records => {
  for (const { target } of records) {
    translations.get(target)?.replaceWith(target)
    translations.delete(target)
  }
})

/** Lets pages be translated by the browser. To be called before the page is. */
export function surviveTranslation(): void {
  new MutationObserver(records => records.forEach(follow)).observe(document, { childList: true, subtree: true })
  // both are called on a node
  // oxlint-disable-next-line typescript/unbound-method
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this || !(child instanceof Text)) return removeChild.call(this, child) as T
    const translation = translationIn(this, child)
    if (translation) removeChild.call(this, translation)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    // what React moves comes back untranslated
    const moved = translationIn(this, node)
    const isGone = before instanceof Text && before.parentNode !== this
    const result = insertBefore.call(this, node, isGone ? (translationIn(this, before) ?? null) : before) as T
    moved?.remove()
    return result
  }
}
