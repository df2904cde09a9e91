/** Seconds in which a page is visible and used: the reader did something on it within the last minute. */
export interface WorkingTime {
  /** the reader did something */
  input: (now: number) => void
  /** called every second or so while the page is open */
  tick: (now: number, visible: boolean) => void
  /** whole seconds since the last time this was asked */
  take: () => number
}

/** A device that slept, or a page that was frozen, was not used meanwhile. */
const longestTick = 5000

/** Times in milliseconds. @param idle how long one input counts as use */
export function makeWorkingTime(idle: number): WorkingTime {
  let lastInput = -Infinity
  let lastTick: number | undefined
  let used = 0
  return {
    input: (now) => {
      lastInput = now
    },
    tick: (now, visible) => {
      const passed = lastTick === undefined ? 0 : now - lastTick
      if (visible && now - lastInput <= idle && passed > 0 && passed <= longestTick) used += passed
      lastTick = visible ? now : undefined
    },
    take: () => {
      const whole = Math.floor(used / 1000)
      used -= whole * 1000
      return whole
    },
  }
}
