import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['availability']> = {
  outsideWeek: 'This day isn’t in the selected week.',
  dayBegun: 'This day has already started. Please contact your team lead.',
  onVacation: ({ shift }) =>
    shift === null
      ? 'Vacation is already approved or requested for this day.'
      : `Vacation is already approved or requested for the “${shift}” shift on this day.`,
  shiftGone: 'This shift no longer exists.',
  changedMeanwhile: 'This entry has since changed and wasn’t overwritten.',
  notFound: 'This person is no longer in the organization.',
}

export const en: Translation<Catalogue['availability']> = {
  title: 'Shifts',
  subtitles: {
    own: 'Mark when you can work.',
    other: 'You’re editing someone else’s availability.',
    team: 'See who can work when.',
  },
  person: 'Person',
  own: 'My availability',
  week: week => `Week ${week}`,
  otherDay: (city, date, week) => `It’s ${date} in ${city}${week === undefined ? '' : ` (week ${week})`}`,
  noSuchWeek: asked => `Week “${asked}” doesn’t exist. Showing the current week.`,
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  today: 'Today',
  indicator: {
    expired: 'Expired',
    thisWeek: 'This week',
    nextWeek: 'Next week',
    lastWeek: 'Last week',
    weeksAgo: weeks => `${weeks} weeks ago`,
    inWeeks: weeks => `In ${weeks} weeks`,
  },
  status: {
    none: 'No entry',
    available: 'Available',
    preferred: 'Preferred',
    vacation: 'Vacation',
    vacation_requested: 'Vacation requested',
    wished: 'Vacation selected',
  },
  brush: {
    label: 'Status',
    names: { available: 'Available', preferred: 'Preferred', vacation: 'Vacation', none: 'Clear', note: 'Note' },
    cells: count => (count === 1 ? '1 entry' : `${count} entries`),
    hint: 'Pick a status, then tap days or swipe across them',
    note: 'Tap a shift to add a note.',
    vacation: 'Mark the shifts you want off.',
    undo: 'Undo',
  },
  shift: 'Shift',
  day: 'Day',
  disabled: 'Not available',
  readOnlyUntil: (day, clock) => `Days through ${day} (${clock}) can no longer be changed.`,
  readOnly: 'You can’t change today or past days.',
  vacationDays: (current, max) => `${current} of ${max} vacation days`,
  saveFailed: 'The change couldn’t be saved. Please try again.',
  marks: (week: number) => `Availability for week ${week}`,
  allDay: day => `${day}: all shifts`,
  ownTimes: {
    from: (weekday, own) => `from ${weekday} ${own}`,
  },
  allWeek: shift => `${shift}: whole week`,
  absent: 'Reported absent',
  cell: (shift, day, status) => `${shift}, ${day}: ${status}`,
  noted: (status, note) => `${status}. Note: ${note}`,
  seated: (status, seat) => `${status}. ${seat}`,
  note: {
    title: shift => `Note for ${shift}`,
    label: 'Note',
    hint: 'Planners will see this note when they schedule shifts.',
    unreadable: 'Please remove the invisible characters from this note.',
    save: 'Save',
  },
  copy: {
    open: 'Copy',
    lastWeek: 'Same as last week',
    onward: 'Copy to upcoming weeks…',
    title: 'Copy availability',
    text: week => `Copies your entries from week ${week} to the following weeks. Vacation and past days won’t change.`,
    weeks: 'Number of weeks',
    submit: 'Copy',
    done: weeks => (weeks === 1 ? 'Copied to 1 week' : `Copied to ${weeks} weeks`),
    failed: 'The entries couldn’t be copied. Please try again.',
  },
  team: {
    title: 'Team availability',
    views: { week: 'Week', team: 'Team' },
    view: 'View',
    search: 'Search people',
    show: 'Show',
    all: 'Everyone',
    marked: 'With entries',
    missing: 'Without entries',
    empty: 'No people match these filters.',
    people: count => (count === 1 ? '1 person' : `${count} people`),
    available: (shift, count) => `${shift}: ${count} available`,
  },
  keys: {
    open: 'Keyboard shortcuts',
    title: 'Availability keyboard shortcuts',
    names: { homeEnd: 'Home End' },
    arrows: 'Move',
    shiftArrows: 'Move and select',
    space: 'Mark or clear',
    note: 'Add note',
    digits: 'Set to “No entry,” “Available,” or “Preferred”',
    homeEnd: 'First and last day',
    help: 'Show keyboard shortcuts',
  },
  wish: {
    hint: 'Mark the days or shifts you want off, then request vacation.',
    taken: {
      vacation: shift =>
        shift === undefined
          ? 'You’re already on vacation that day.'
          : `Your vacation already covers the “${shift}” shift that day.`,
      vacation_requested: shift =>
        shift === undefined
          ? 'You have already requested vacation for that day.'
          : `You have already requested vacation for the “${shift}” shift that day.`,
    },
    closed: {
      tooFarAhead: 'You can request vacation up to 3 months ahead',
      pastWeek: 'You can’t request vacation for past weeks',
    },
  },
  noShifts: 'No shifts yet. Create them in Settings.',
  dayOf: (day, days) => `Day ${day} of ${days}`,
  previousDay: 'Previous day',
  nextDay: 'Next day',
}
