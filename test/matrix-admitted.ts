/** Who may call: `newcomer` is signed in without an organisation. */
export type Who = 'nobody' | 'newcomer' | 'locked' | 'chatter' | 'team_lead' | 'admin' | 'owner'

const everybody: readonly Who[] = ['nobody', 'newcomer', 'locked', 'chatter', 'team_lead', 'admin', 'owner']
const signedIn: readonly Who[] = everybody.filter(who => who !== 'nobody')
const members: readonly Who[] = ['chatter', 'team_lead', 'admin', 'owner']
const planners: readonly Who[] = ['team_lead', 'admin', 'owner']
const managers: readonly Who[] = ['admin', 'owner']
const owners: readonly Who[] = ['owner']

/** Every endpoint with those it lets through, written down by hand: a new one without a line here fails the suite. */
export const admitted: Readonly<Record<string, readonly Who[]>> = {
  'signIn.confirmEmail': everybody,
  'signIn.openReset': everybody,
  'signIn.passkeyChallenge': everybody,
  'signIn.register': everybody,
  'signIn.requestReset': everybody,
  'signIn.requestVerification': everybody,
  'signIn.resetPassword': everybody,
  'signIn.session': everybody,
  'signIn.signIn': everybody,
  'signIn.signInWithCode': everybody,
  'signIn.signInWithPasskey': everybody,
  'signIn.confirmSession': signedIn,
  'signIn.signOut': signedIn,
  'signIn.verifyEmail': everybody,
  'attendance.own': members,
  'attendance.checkIn': members,
  'attendance.checkOut': members,
  'attendance.onDuty': planners,
  'attendance.markPresent': planners,
  'attendance.ask': planners,
  'attendance.ownSheet': members,
  'attendance.request': members,
  'attendance.withdraw': members,
  'attendance.sheets': managers,
  'attendance.sheet': managers,
  'attendance.correct': managers,
  'attendance.decide': managers,
  'attendance.close': managers,
  'attendance.reopen': managers,
  'attendance.exportCsv': members,
  'attendance.exportXlsx': members,
  'attendance.exportPdf': members,
