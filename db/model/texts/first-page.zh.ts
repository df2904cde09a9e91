import type { Messages } from './messages.ts'
import type { en } from './first-page.en.ts'

export const zh = {
  menu: {
    language: {
      en: '英语',
      zh: '简体中文',
    },
  },
  errors: {
    notAuthorized: '未获授权',
    generic: '发生错误。',
    required: '此字段为必填项',
    rateLimited: '请求过于频繁，请稍候。',
    internal: '发生错误。',
    signInLocked: '尝试次数过多。请等待 15 分钟后再试。',
    email: '请输入电子邮箱地址，例如 name@example.org。',
    tooLong: '内容过长。',
    offline: '无法连接到服务器。请检查网络后重试。',
  },
  messages: {
    ok: '确定',
    signInError: '您输入的电子邮件或密码不正确',
    signIn500Error: '平台正在维护，请稍后再试。',
    signIn401Error: '未获授权的登录',
    sessionExpired: '会话已过期。',
    loggedOut: '您已退出登录。',
    ageConfirm: '登录即表示您确认已年满 18 周岁并接受使用条款。',
  },
  auth: {
    oauth: {
      required: '请进行身份验证',
    },
    notAuthorized: '未获授权',
  },
  login: {
    passkey: '使用通行密钥登录',
    staff: '员工登录',
    button: '登录',
    forgotPassword: '忘记密码？',
    termsOfUse: '使用条款',
    privacyPolicy: '隐私政策',
    backToLogin: '返回登录',
    title: '登录',
    email: '电子邮箱',
    password: '密码',
  },
  form: {
    optional: '（选填）',
    showPassword: '显示密码',
    hidePassword: '隐藏密码',
    tooManyCharacters: '超出 %{smart_count} 个字符',
  },
  dialog: {
    dismiss: '关闭提示',
  },
  state: {
    loading: '正在加载…',
    failed: '无法加载此内容',
    tryAgain: '重试',
  },
  shell: {
    skip: '跳到正文',
    home: '%{product}，前往首页',
    language: '语言',
    appearance: {
      label: '外观',
      system: '跟随设备设置',
      light: '浅色',
      dark: '深色',
    },
    reload: '重新加载',
    pageFailed: '无法显示此页面',
  },
} satisfies Messages<typeof en>
