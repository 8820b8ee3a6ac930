import { expect } from '@playwright/test'
import { workbook } from '#test/tables.ts'
import { cardIn, catalogues, choose, dialogIn, fieldIn, person, press, refusals, signIn, toastIn } from './people.ts'
import { password, startStaffel } from './staffel.ts'
import { test } from './test.ts'

const language = 'en'
const viewport = { width: 390, height: 844 }
test('people are imported from a file with errors, and the import is undone', { tag: '@all' }, async ({ browser }) => {
  const texts = catalogues[language]
  const { imports, invitations, spreadsheets, permissions } = texts
  const { many } = invitations
  const installation = await startStaffel({ isDemo: true })
  const owner = await person(browser, installation, language, viewport)
  const { page } = owner
  await signIn(page, language, 'owner@demo.staffel.test', '/team')
  const dialog = dialogIn(page)
  const chooseFile = (name: string, content: string | Uint8Array) =>
    fieldIn(dialog, spreadsheets.file).setInputFiles({
      name,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(content),
    })
  const next = () => press(dialog, imports.read)
  const row = (line: number) =>
    dialog.getByRole('listitem').filter({ has: page.getByText(imports.line(line), { exact: true }) })

  await test.step('a file without a list of people is refused with a reason', async () => {
    await press(page, many.open)
    await choose(dialog.getByRole('radio', { name: imports.way, exact: true }))
    for (const [name, content, sentence] of [
      ['team.ods', 'x', refusals[language].spreadsheets.fileType],
      ['team.csv', '', refusals[language].spreadsheets.fileEmpty],
      [
        'team.csv',
        `E-Mail\n${Array.from({ length: 501 }, (_, at) => `p${at}@x.test`).join('\n')}`,
        refusals[language].imports.tooManyPeople({ count: 501, max: 500 }),
      ],
      ['team.csv', `E-Mail\n${'a@x.test\n'.repeat(100_000)}`, refusals[language].spreadsheets.fileTooManyRows],
    ] as const) {
      await chooseFile(name, content)
      await next()
      await expect(dialog.getByText(sentence)).toBeVisible()
    }
  })

  await test.step('unknown columns are mapped by hand', async () => {
    await chooseFile(
      'team.xlsx',
      workbook({
        Team: [
          ['Wer', 'Postfach', 'Was'],
          ['Nova Stern', 'nova(at)example.test', 'Chatter'],
        ],
      }),
    )
    await next()
    await expect(dialog.getByText(imports.incomplete).filter({ visible: true })).toBeVisible()
    const column = (at: number) =>
      dialog.getByRole('combobox', { name: spreadsheets.column(spreadsheets.untitled(at)) })
    await choose(column(2))
    await choose(page.getByRole('option', { name: imports.fields.email, exact: true }))
    await expect(dialog.getByText(imports.incomplete)).toHaveCount(0)
    await choose(dialog.getByRole('tab', { name: imports.tabs.lines }))
    await expect(row(2).getByText(imports.faults.notAnAddress)).toBeVisible()
    await expect(dialog.getByRole('button', { name: imports.submit(0) })).toBeDisabled()
    await press(dialog, imports.back)
  })

  await test.step('each line shows its result, lines with errors first', async () => {
    await chooseFile(
      'team.csv',
      [
        'Name;E-Mail;Rolle;Gruppen;Sprache',
        'Zoë Dang;zoe@example.test;Teamleitung;;Deutsch',
        'full name;e-mail;role;groups;language',
        'Ivy;ivy@example;Chatter;Sonne;English',
        'Nico;chatter29@demo.staffel.test;;;',
        'Zoë;ZOE@example.test;;;',
        'Jürgen;jürgen@müller.example;;;',
      ].join('\r\n'),
    )
    await next()
    await expect(dialog.getByText(imports.furtherHeads([3])).filter({ visible: true })).toBeVisible()
    const lines = dialog.getByRole('listitem').filter({ hasText: imports.line(0).replace('0', '') })
    await expect(lines).toContainText([
      imports.line(4),
      imports.line(5),
      imports.line(6),
      imports.line(2),
      imports.line(7),
    ])
    await expect(row(4)).toContainText(imports.unread.unknown('Sonne', 'groups'))
    await expect(row(4)).toContainText(imports.faults.notAnAddress)
    await expect(row(5)).toContainText(imports.faults.member)
    await expect(row(6)).toContainText(imports.double(2))
    await expect(row(2)).toContainText(permissions.roles.team_lead)
    await expect(dialog.getByRole('button', { name: imports.submit(2) })).toBeEnabled()
  })

  await test.step('a line is corrected in place, another is left out', async () => {
    await press(dialog, imports.editLine(4))
    await expect(fieldIn(dialog, imports.email)).toHaveValue('ivy@example')
    await fieldIn(dialog, imports.email).fill('ivy@example.test')
    await press(dialog, imports.apply)
    await expect(row(4)).toContainText(permissions.roles.chatter)
    await press(dialog, imports.leaveLine(2))
    await expect(row(2)).toContainText(imports.leftOut)
    // the later line with the same address is no duplicate any more
    await expect(row(6)).not.toContainText(imports.double(2))
    await expect(dialog.getByRole('button', { name: imports.submit(3) })).toBeEnabled()
    await press(dialog, imports.takeLine(2))
    await expect(row(6)).toContainText(imports.double(2))
  })

  await test.step('without a mail server it says that nothing was sent, and hands out the links', async () => {
    await press(dialog, imports.submit(3))
    await expect(dialog.getByText(many.noMailServer)).toBeVisible()
    const links = await fieldIn(dialog, many.links).inputValue()
    expect(links.split('\n').map(line => line.split('\t')[0])).toEqual([
      'zoe@example.test',
      'ivy@example.test',
      'jürgen@müller.example',
    ])
    await press(dialog, many.close)
    await press(page.getByRole('alertdialog'), many.unsaved.discard)
    const [, link = ''] = links.split('\n')[0]?.split('\t') ?? []

    const joining = await person(browser, installation, language)
    await joining.page.context().addCookies([{ name: 'staffel_language', value: language, url: installation.url }])
    await joining.page.goto(new URL(link).pathname)
    await choose(joining.page.getByRole('link', { name: invitations.join.register }))
    const fullName = fieldIn(joining.page, texts.signIn.fields.fullName)
    await expect(fullName).toHaveValue('Zoë Dang')
    await fullName.fill('Zoë Đặng')
    await fieldIn(joining.page, texts.signIn.fields.password).fill(password)
    await press(joining.page, invitations.register.submit)
    await expect(joining.page).toHaveURL(/\/dashboard$/)
    await joining.context.close()
  })

  await test.step('the list of imports shows it, and undoing revokes the unused invitations', async () => {
    const card = cardIn(page, imports.list.title)
    await expect(card.getByText(`${imports.list.open(2)} · ${imports.list.accepted(1)}`)).toBeVisible()
    await press(card, imports.list.undoOf('team.csv'))
    await press(page.getByRole('alertdialog'), imports.undo)
    await expect(toastIn(page, imports.undone(2, 1))).toBeVisible()
    await expect(card.getByText(`${imports.list.accepted(1)} · ${imports.list.revoked(2)}`)).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'ivy@example.test' })).toContainText(
      invitations.list.gone,
    )
    await page.reload()
    await expect(card).toBeVisible()
    await expect(page.getByText('ivy@example.test')).toHaveCount(0)
    await expect(page.getByRole('button', { name: texts.team.edit('Zoë Đặng') })).toBeVisible()
  })

  await test.step('the toast after an import undoes it', async () => {
    await press(page, many.open)
    await choose(dialog.getByRole('radio', { name: imports.way, exact: true }))
    await chooseFile('zwei.csv', 'ivy@example.test\nEva Ott <eva@example.test>')
    await next()
    await expect(dialog.getByText(imports.headless).filter({ visible: true })).toBeVisible()
    await expect(row(2)).toContainText('Eva Ott')
    await press(dialog, imports.submit(2))
    await expect(dialog.getByText(many.noMailServer)).toBeVisible()
    // the toast of the import before may still be there
    await press(toastIn(page, many.doneTitle(2)), imports.undo)
    const undone = toastIn(page, imports.undone(2, 0)).filter({ hasNotText: imports.undone(2, 1) })
    await expect(undone).toBeVisible()
  })
  await installation.stop()
})
