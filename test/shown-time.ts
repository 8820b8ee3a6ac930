/** Finds a time with the sentence around it; its parts are elements of their own. */
export const timeSays =
  (sentence: string) =>
  (_: string, element: Element | null): boolean =>
    element?.hasAttribute('data-time') === true && element.textContent.replaceAll('\u00A0', ' ') === sentence
