import { dateFormat } from '#kit/locale.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Switch } from '#platform/web/ui/switch.tsx'
import type { SignInMethods } from '../contract.ts'

/** Passkeys and a new authenticator app, each with a switch that takes it away; the fields of a form. */
export function RemoveSignInMethodsFields({ passkeys, appSince, allGo }: SignInMethods) {
  const { reset } = useTexts('entry')
  const language = useLanguage()
  const day = (instant: string | null): string =>
    instant === null ? '' : dateFormat(language, { dateStyle: 'medium' }).format(new Date(instant))
  if (passkeys.length === 0 && appSince === null) return null
  if (allGo) return <Notice kind="info">{reset.allGo}</Notice>
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-semibold text-text">{reset.ways}</legend>
      <p className="text-13 text-text-2">{reset.waysText}</p>
      {passkeys.map(({ id, name, createdAt }) => (
        <Switch
          key={id}
          name={`passkey.${id}`}
          label={reset.removePasskey(name || reset.unnamedPasskey, day(createdAt))}
        />
      ))}
      {appSince !== null && <Switch name="app" label={reset.removeApp(day(appSince))} />}
    </fieldset>
  )
}

/** What the switches say. */
export const methodsToRemove = (values: FormData) => ({
  passkeys: [...values.keys()].flatMap(name => (name.startsWith('passkey.') ? [name.slice('passkey.'.length)] : [])),
  app: values.has('app'),
})
