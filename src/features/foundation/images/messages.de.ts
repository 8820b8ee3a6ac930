/** Worded by the server alone. */
export const refusals = {
  tooLarge: 'Bild zu groß (max 5MB)',
  format: 'Dieses Bild kann nicht gelesen werden. Verwende ein Bild im Format JPEG, PNG, WebP, GIF oder AVIF.',
  dimensions: 'Das Bild ist zu groß. Jede Seite darf höchstens 12.000 Pixel lang sein.',
  heifTooLarge:
    'AVIF- und HEIF-Bilder dürfen höchstens 2 MB und 13 Megapixel groß sein. Verwende ein kleineres Bild oder JPEG.',
  tooSlow: 'Die Verarbeitung dieses Bildes dauert zu lange. Verwende ein kleineres Bild.',
  tooHeavy: 'Dieses Bild braucht zu viel Speicher. Speichere es als JPEG oder verwende ein kleineres Bild.',
  busy: 'Gerade werden zu viele Dateien verarbeitet. Versuche es in einer Minute noch einmal.',
  required: 'Bitte wähle ein Bild aus.',
  notFound: 'Dieses Bild gibt es nicht mehr.',
}

export const de = {
  field: {
    tooLarge: refusals.tooLarge,
    choose: 'Bild auswählen oder hierher ziehen',
    hint: 'JPEG, PNG, WebP, GIF oder AVIF, höchstens 5 MB',
    replace: 'Bild ersetzen',
    reset: 'Ausschnitt zurücksetzen',
    remove: 'Entfernen',
    focus: (x: number, y: number) =>
      `Ausschnitt: ${x} % von links, ${y} % von oben. Mit Klick oder Pfeiltasten verschieben.`,
    failed: 'Das Bild konnte nicht hochgeladen werden. Versuche es noch einmal.',
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
