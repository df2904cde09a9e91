export const en = {
  discussion: {
    popupFailed: 'The window could not be opened. Please copy the video link instead.',
    live: {
      disguised: 'disguised, not anonymous',
      tooEarly: 'You can join five minutes before the call.',
      awaitHost: 'Waiting for the expert to join',
      ended: 'This call has ended.',
    },
  },
  invite: {
    type: {
      lovedOne: 'loved one',
      subject: 'subject',
      provider: 'provider',
      poa: 'power of attorney',
    },
    voice: {
      up: 'pitch up',
      down: 'pitch down',
      none: 'no change',
      mute: 'mute',
    },
  },
}
