-- For wrk: replaces a star in the URL with a different number per request. Prints the figures as one line of JSON.
if wrk.path:find('*', 1, true) then
  local asked = 0
  request = function()
    asked = asked + 1
    return wrk.format(nil, (wrk.path:gsub('%*', tostring(asked))))
  end
end

done = function(summary, latency)
  local errors = summary.errors
  io.write(string.format('\nFIGURES {"perSecond":%f,"p50":%f,"p99":%f,"answered":%d,"failed":%d}\n',
    summary.requests / summary.duration * 1e6, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3, summary.requests,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
