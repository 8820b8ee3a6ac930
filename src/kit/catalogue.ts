/**
 * All sentences of the product, by feature. Each feature adds its own part by declaration merging
 * in its `messages.de.ts`; the German catalogue is the definition, every other language must have its shape.
 */
// biome-ignore lint: an interface is what merging needs
export interface Catalogue {}

export const languages = ['de', 'en'] as const
export type Language = (typeof languages)[number]

/** A sentence: fixed, or made of parameters. */
type Sentence = string | ((parameters: never) => string)

/** The shape another language has to fill: the same keys, the same parameters, other words. */
export type Worded<T> = {
  [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...parameters: infer P) => infer R
      ? (...parameters: P) => R
      : Worded<T[K]>
}

type RefusalsOf<F extends keyof Catalogue> = Catalogue[F] extends { refusals: infer R extends Record<string, Sentence> }
  ? R
  : never

/** `feature.reason`, for every reason that some feature's catalogue words under `refusals`. */
export type RefusalCode = {
  [F in keyof Catalogue]: `${F}.${keyof RefusalsOf<F> & string}`
}[keyof Catalogue]

type SentenceOf<C extends RefusalCode> = C extends `${infer F extends keyof Catalogue}.${infer K}`
  ? RefusalsOf<F>[K & keyof RefusalsOf<F>]
  : never

/** What the sentence of a refusal needs to be told; nothing for a fixed one. */
export type ParametersOf<C extends RefusalCode> = SentenceOf<C> extends (parameters: infer P) => string ? P : undefined
