import { useState } from 'react'
import { type Language, languages } from '#kit/catalogue.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { fieldErrors, formMessage } from '#platform/web/rpc.ts'
import { NewPasswordField } from '#features/access/sign-in/web/new-password-field.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Form, textIn } from '#platform/web/ui/form.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { Switch } from '#platform/web/ui/switch.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import type { OnboardingState } from '../contract.ts'
import { TimeZoneField, defaultZone } from './time-zone-field.tsx'

interface Wish {
  readonly organizationName: string
  readonly timeZone: string
  readonly language: Language
  readonly fullName: string
  readonly email: string
  readonly password: string
  readonly withSample: boolean
  readonly code: string
}

interface Props {
  readonly state: OnboardingState
  readonly error: unknown
  readonly isPending: boolean
  readonly onSubmit: (wish: Wish) => void
}

const names: Readonly<Record<Language, string>> = { de: 'Deutsch', en: 'English' }

export function SetUpForm({ state, error, isPending, onSubmit }: Props) {
  const { setUp: texts } = useTexts('onboarding')
  const { fields, failed } = useTexts('signIn')
  const [language, setLanguage] = useState(useLanguage())
  const [timeZone, setTimeZone] = useState(() => defaultZone())
  const [withSample, setWithSample] = useState(false)
  const submit = (values: FormData) =>
    onSubmit({
      organizationName: textIn(values, 'organizationName'),
      timeZone,
      language,
      fullName: textIn(values, 'fullName'),
      email: textIn(values, 'email'),
      password: textIn(values, 'password'),
      withSample,
      code: textIn(values, 'code'),
    })
  return (
    <Form
      errors={fieldErrors(error)}
      message={formMessage(error, failed)}
      onSubmit={submit}
      // the frame belongs to /login as well, which must not grow for this page; a focused field stays above the button
      className="flex flex-col gap-4 [&_:is(input,button)]:scroll-mb-20 sm:[main:has(&)]:max-w-[760px] [main:has(&)]:pt-8"
    >
      <div className="grid items-start gap-x-8 gap-y-4 sm:grid-cols-2">
        <section className="flex flex-col gap-4">
          <h2 className="font-semibold text-text">{texts.organization}</h2>
          <TextField
            name="organizationName"
            label={texts.organizationName}
            autoComplete="organization"
            size="lg"
            autoFocus
          />
          <TimeZoneField label={texts.timeZone} value={timeZone} onChange={setTimeZone} />
          <Select<Language>
            name="language"
            label={texts.language}
            size="lg"
            options={languages.map(value => ({ value, label: names[value] }))}
            value={language}
            onChange={setLanguage}
          />
        </section>
        <section className="flex flex-col gap-4">
          <h2 className="font-semibold text-text">{texts.you}</h2>
          <TextField name="fullName" label={fields.fullName} autoComplete="name" size="lg" />
          <TextField name="email" type="email" label={fields.email} autoComplete="username" size="lg" />
          <NewPasswordField label={fields.password} min={state.passwordMin} />
        </section>
      </div>
      {state.needsCode && (
        <TextField name="code" label={texts.code} hint={texts.codeHint} autoComplete="off" size="lg" />
      )}
      <Switch
        label={texts.withSample}
        hint={texts.withSampleHint}
        name="withSample"
        checked={withSample}
        onChange={setWithSample}
      />
      <div className="sticky bottom-0 z-10 -mx-4 flex flex-col bg-canvas px-4 py-3">
        <Button type="submit" variant="primary" size="lg" loading={isPending}>
          {texts.submit}
        </Button>
      </div>
    </Form>
  )
}
