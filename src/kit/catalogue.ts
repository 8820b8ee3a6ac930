/**
 * All sentences of the product, by feature. Each feature adds its own part by declaration merging
 * in its `messages.de.ts`; the German catalogue is the definition, every other language must have its shape.
 */
// biome-ignore lint: an interface is what merging needs
export interface Catalogue {}

/** What somebody is refused for, by feature, in the same way. Only the server words refusals; no browser loads them. */
// biome-ignore lint: an interface is what merging needs
export interface Refusals {}

export const languages = ['de', 'en'] as const
export type Language = (typeof languages)[number]

/** The shape another language has to fill: the same keys, the same parameters, other words. */
export type Translation<T> = {
  [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...parameters: infer P) => infer R
      ? (...parameters: P) => R
      : Translation<T[K]>
}

/** `feature.reason`, for every reason that some feature words under `refusals`. */
export type RefusalCode = { [F in keyof Refusals]: `${F}.${keyof Refusals[F] & string}` }[keyof Refusals]

type SentenceOf<C extends RefusalCode> = C extends `${infer F extends keyof Refusals}.${infer K}`
  ? Refusals[F][K & keyof Refusals[F]]
  : never

/** What the sentence of a refusal needs to be told; nothing for a fixed one. */
export type ParametersOf<C extends RefusalCode> = SentenceOf<C> extends (parameters: infer P) => string ? P : undefined
