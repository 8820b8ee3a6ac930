/** Worded by the server alone. */
export const refusals = {
  tooLarge: 'Bild zu groß (max 5MB)',
  format: 'Das ist kein Bild, das wir lesen können. Nimm JPEG, PNG, WebP, GIF oder AVIF.',
  dimensions: 'Das Bild hat zu viele Pixel. Höchstens 12.000 an der langen Seite.',
  heifTooLarge: 'AVIF und HEIF sind hier auf 2 MB und 13 Millionen Pixel begrenzt. Nimm ein kleineres Bild oder JPEG.',
  tooSlow: 'Dieses Bild zu lesen dauert zu lange. Nimm ein kleineres.',
  tooHeavy: 'Dieses Bild braucht beim Lesen zu viel Speicher. Nimm ein kleineres oder speichere es als JPEG.',
  busy: 'Gerade werden zu viele Dateien auf einmal gelesen. Versuch es in einer Minute noch einmal.',
  required: 'Bitte wähle ein Bild aus.',
  notFound: 'Dieses Bild gibt es nicht mehr.',
}

export const de = {
  field: {
    tooLarge: refusals.tooLarge,
    choose: 'Bild auswählen oder hierher ziehen',
    hint: 'JPEG, PNG, WebP, GIF oder AVIF, höchstens 5 MB',
    replace: 'Anderes Bild',
    reset: 'Ausschnitt zurücksetzen',
    remove: 'Entfernen',
    focus: (x: number, y: number) =>
      `Ausschnitt: ${x} % von links, ${y} % von oben. Klick oder Pfeiltasten ändern ihn.`,
    failed: 'Das Bild konnte nicht hochgeladen werden.',
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    images: typeof de
  }
  interface Refusals {
    images: typeof refusals
  }
}
