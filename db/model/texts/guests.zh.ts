import type { Messages } from './messages.ts'
import type { en } from './guests.en.ts'

export const zh: Messages<typeof en> = {
  message: {
    calendar: { summary: '%{product} 通话 %{key}' },
    guest: {
      subject: '您受邀参加一场讨论',
      by: '%{name} 邀请您参加 Consilium 上的一场讨论。',
      byNobody: '您受邀参加 Consilium 上的一场讨论。',
      when: '时间：%{time}',
      own: '该链接仅供您本人使用，请勿转发。',
    },
  },
}
