import type { Messages } from './messages.ts'
import type { en } from './live-sessions.en.ts'

export const zh = {
  discussion: {
    popupFailed: '无法打开窗口。请改为复制视频链接。',
    live: {
      disguised: '已变声，但并非匿名',
      tooEarly: '您可以在通话开始前五分钟加入。',
      awaitHost: '正在等待专家加入',
      ended: '此通话已结束。',
    },
  },
  invite: {
    type: {
      lovedOne: '亲友',
      subject: '患者本人',
      provider: '医护人员',
      poa: '受托代理人',
    },
    voice: {
      up: '升高音调',
      down: '降低音调',
      none: '不改变',
      mute: '静音',
    },
  },
} satisfies Messages<typeof en>
